// Made by `make web-types` from `python -m burgomaster.server.schema`. Do not edit.

/** What is printed as category on each card, with the number of the first. */
export const CARD_CATEGORY = [["civic",1],["government",13],["university",25],["medicine",37],["entertainment",49],["art",61],["theater",73],["circus",85],["commerce",97],["industry",109],["bank",121],["craft",133],["military",145],["police",157],["underworld",169],["secret_society",181],["harbor",193],["church",205],["emigration",217],["mysticism",229],["zoo",241],["park",261]] as const;

/** What is printed as colour on each card, with the number of the first. */
export const CARD_COLOUR = [["brown",1],["pink",49],["orange",97],["gray",145],["purple",193],["gray",241],["orange",245],["brown",249],["purple",253],["pink",257],["gray",261],["orange",265],["brown",269],["purple",273],["pink",277]] as const;
