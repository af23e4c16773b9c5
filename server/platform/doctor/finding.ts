/** What the doctor says of one subject. Only a failure keeps an installation from its work. */
export interface Finding {
  readonly subject: string;
  readonly verdict: 'ok' | 'warning' | 'failure';
  readonly says: string;
}

/** One line: `warning  disk      900 MB are free …`. */
export function toLine({ subject, verdict, says }: Finding): string {
  return `${verdict.padEnd(8)} ${subject.padEnd(10)} ${says}`;
}

export const ok = (subject: string, says: string): Finding => ({ subject, verdict: 'ok', says });

export const warn = (subject: string, says: string): Finding => ({
  subject,
  verdict: 'warning',
  says,
});

export const fail = (subject: string, says: string): Finding => ({
  subject,
  verdict: 'failure',
  says,
});
