// A few soft sounds, made on the spot; silent unless the person has asked for them.

import { settings } from "./settings.svelte";

export type Sound = "draw" | "play" | "turn" | "point" | "win" | "lose";

interface Note {
  /** Hz; 0 is a breath of noise, like a card on cloth */
  pitch: number;
  /** seconds from the beginning, and how long */
  at: number;
  long: number;
  loud: number;
}

export const SOUNDS: Record<Sound, Note[]> = {
  draw: [{ pitch: 0, at: 0, long: 0.09, loud: 0.1 }],
  play: [
    { pitch: 0, at: 0, long: 0.06, loud: 0.14 },
    { pitch: 174.6, at: 0.02, long: 0.16, loud: 0.1 },
  ],
  turn: [
    { pitch: 523.3, at: 0, long: 0.35, loud: 0.09 },
    { pitch: 784, at: 0.13, long: 0.5, loud: 0.08 },
  ],
  point: [
    { pitch: 880, at: 0, long: 0.2, loud: 0.07 },
    { pitch: 1174.7, at: 0.09, long: 0.35, loud: 0.07 },
  ],
  win: [
    { pitch: 392, at: 0, long: 0.5, loud: 0.08 },
    { pitch: 523.3, at: 0.18, long: 0.6, loud: 0.08 },
    { pitch: 659.3, at: 0.36, long: 1, loud: 0.09 },
  ],
  lose: [
    { pitch: 392, at: 0, long: 0.5, loud: 0.07 },
    { pitch: 311.1, at: 0.22, long: 0.6, loud: 0.07 },
    { pitch: 261.6, at: 0.44, long: 1, loud: 0.08 },
  ],
};

let context: AudioContext | undefined;

function noise(audio: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Plays a sound, if the person wants sounds; never fails. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    const audio = (context ??= new AudioContext());
    void audio.resume();
    for (const note of SOUNDS[name]) {
      const begin = audio.currentTime + 0.01 + note.at;
      const volume = audio.createGain();
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(note.loud * settings.volume, begin + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + note.long);
      const filter = audio.createBiquadFilter();
      filter.type = note.pitch ? "lowpass" : "bandpass";
      filter.frequency.value = note.pitch ? 2400 : 1800;
      let source: AudioScheduledSourceNode;
      if (note.pitch) {
        const tone = audio.createOscillator();
        tone.type = "triangle";
        tone.frequency.value = note.pitch;
        source = tone;
      } else {
        source = noise(audio, note.long);
      }
      source.connect(filter).connect(volume).connect(audio.destination);
      source.start(begin);
      source.stop(begin + note.long + 0.02);
    }
  } catch {
    // A browser without sound plays on in silence.
  }
}
