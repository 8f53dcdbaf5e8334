// Made by `make web-types` from `python -m burgomaster.server.schema`. Do not edit.

/** What is printed as group on each card, with the number of the first. */
export const CARD_GROUP = [["nobility",1],["officials",16],["entertainment",31],["commerce",46],["craft",61],["court",76],["church",91],["art",106],["protection",121],["underworld",136],["knowledge",151]] as const;

/** What is printed as colour on each card, with the number of the first. */
export const CARD_COLOUR = [["blue",1],["brown",4],["yellow",7],["red",10],["violet",13],["blue",16],["brown",19],["yellow",22],["red",25],["violet",28],["blue",31],["brown",34],["yellow",37],["red",40],["violet",43],["blue",46],["brown",49],["yellow",52],["red",55],["violet",58],["blue",61],["brown",64],["yellow",67],["red",70],["violet",73],["blue",76],["brown",79],["yellow",82],["red",85],["violet",88],["blue",91],["brown",94],["yellow",97],["red",100],["violet",103],["blue",106],["brown",109],["yellow",112],["red",115],["violet",118],["blue",121],["brown",124],["yellow",127],["red",130],["violet",133],["blue",136],["brown",139],["yellow",142],["red",145],["violet",148],["blue",151],["brown",154],["yellow",157],["red",160],["violet",163]] as const;
