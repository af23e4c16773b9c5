/** Two quiet notes (A4, E5), half a second each. */
const NOTES_HZ = [440, 659.25] as const;
const NOTE_SECONDS = 0.5;

/** Plays them on a loudspeaker; null for the system's own. Ends once they are heard. */
export async function playSound(speakerId: string | null): Promise<void> {
  const context = new AudioContext();
  const heard = context.createMediaStreamDestination();
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const from = context.currentTime + index * NOTE_SECONDS;
    const volume = new GainNode(context, { gain: 0 });
    // Begun and ended at once, a note would crack.
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.25, from + 0.05);
    volume.gain.linearRampToValueAtTime(0, from + NOTE_SECONDS);
    const note = new OscillatorNode(context, { frequency });
    note.connect(volume).connect(heard);
    note.start(from);
    note.stop(from + NOTE_SECONDS);
  }
  const player = new Audio();
  player.srcObject = heard.stream;
  // Only an element can be sent to a loudspeaker in every browser that lets one choose.
  if (speakerId !== null) await player.setSinkId?.(speakerId);
  await player.play();
  await new Promise((resolve) => setTimeout(resolve, NOTES_HZ.length * NOTE_SECONDS * 1000));
  player.pause();
  await context.close();
}
