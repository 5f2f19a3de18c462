/** Two soft tones: it is your turn. */
export function chime(): void {
  const sound = new AudioContext()
  for (const [at, pitch] of [
    [0, 523],
    [0.14, 784],
  ] as const) {
    const tone = sound.createOscillator()
    const loudness = sound.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.08, sound.currentTime + at)
    loudness.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.5)
    tone.connect(loudness).connect(sound.destination)
    tone.start(sound.currentTime + at)
    tone.stop(sound.currentTime + at + 0.5)
  }
  setTimeout(() => void sound.close(), 1_500)
}
