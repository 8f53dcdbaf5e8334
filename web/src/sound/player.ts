/** Plays the score with what every browser has; fetched only by those who switched sound on. */
import { SCORE, type Note, type SoundName } from "./score";

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

function ready(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = rustle.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return rustle;
}

function sound(audio: AudioContext, note: Note, from: number): void {
  const begin = from + note.at;
  const end = begin + note.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(note.loud, begin + Math.min(0.012, note.length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (note.kind === "tone") {
    const source = audio.createOscillator();
    source.type = note.wave ?? "sine";
    source.frequency.setValueAtTime(note.pitch, begin);
    if (note.to !== undefined) source.frequency.exponentialRampToValueAtTime(note.to, end);
    source.connect(volume);
    source.start(begin);
    source.stop(end);
    return;
  }
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(note.pitch, begin);
  if (note.to !== undefined) filter.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(filter).connect(volume);
  source.start(begin);
  source.stop(end);
}

/** Play a sound in so many milliseconds. */
export function play(name: SoundName, wait = 0): void {
  const audio = ready();
  for (const note of SCORE[name]) sound(audio, note, audio.currentTime + wait / 1000);
}
