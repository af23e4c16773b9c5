/** Quieter than this is silence, louder than that is as loud as it gets (dB of the waveform's power). */
const SILENT_DB = -60;
const LOUD_DB = -12;

/**
 * Tells how loud a track is, each time the screen is drawn: 0 for silence, 1 for very loud. Browsers
 * may hold sound back until something was pressed: then it begins with that. Answers with its end.
 */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 512, smoothingTimeConstant: 0 });
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const resume = () => void context.resume();
  const waking = ['pointerdown', 'keydown'] as const;
  for (const event of waking) window.addEventListener(event, resume);
  let frame = requestAnimationFrame(function look() {
    analyser.getFloatTimeDomainData(samples);
    onLevel(toLevel(samples));
    frame = requestAnimationFrame(look);
  });
  return () => {
    cancelAnimationFrame(frame);
    for (const event of waking) window.removeEventListener(event, resume);
    void context.close();
  };
}

/** The loudness of samples between -1 and 1, on a scale that ears agree with. */
export function toLevel(samples: ArrayLike<number>): number {
  let power = 0;
  for (let at = 0; at < samples.length; at += 1) power += (samples[at] ?? 0) ** 2;
  const decibels = 10 * Math.log10(power / samples.length || Number.MIN_VALUE);
  return Math.min(1, Math.max(0, (decibels - SILENT_DB) / (LOUD_DB - SILENT_DB)));
}
