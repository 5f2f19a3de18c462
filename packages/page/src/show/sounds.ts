/** What can be heard: it is your turn, a blow hits or misses, somebody falls. */
export type Sound = 'turn' | 'hit' | 'miss' | 'fall'

/** Tones of a sound: when each begins, in seconds, its pitch in hertz and how long it lasts. */
const TONES: Readonly<Record<Sound, readonly (readonly [at: number, pitch: number, lasts: number])[]>> = {
  turn: [
    [0, 523, 0.5],
    [0.14, 784, 0.5],
  ],
  hit: [
    [0, 220, 0.16],
    [0.02, 147, 0.2],
  ],
  miss: [[0, 880, 0.08]],
  fall: [
    [0, 196, 0.3],
    [0.12, 147, 0.3],
    [0.24, 98, 0.5],
  ],
}

/** Plays some soft tones. */
export function play(sound: Sound): void {
  const audio = new AudioContext()
  const tones = TONES[sound]
  for (const [at, pitch, lasts] of tones) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.08, audio.currentTime + at)
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + lasts)
    tone.connect(loudness).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + lasts)
  }
  setTimeout(() => void audio.close(), 1_500)
}
