import { isTimeZone } from '#shared/time/offset.ts';

export interface Success {
  readonly what: string;
  /** An ISO instant, or a text to be shown as it is. */
  readonly when: string;
  /** Whose confirmation the booking still awaits. */
  readonly awaits: 'guest' | 'host' | undefined;
  /** Undefined: the visitor's own. */
  readonly timeZone: string | undefined;
}

/** Spec A §2: the query of the success page: when, what, doi, optional timezone. */
export function readSuccess(search: string): Success {
  const query = new URLSearchParams(search);
  const timeZone = query.get('timezone') ?? '';
  return {
    what: query.get('what') ?? '',
    when: query.get('when') ?? '',
    awaits: toAwaits(query.get('doi')),
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
  };
}

function toAwaits(doi: string | null): Success['awaits'] {
  if (doi === 'host') return 'host';
  return doi === 'guest' || doi === 'true' ? 'guest' : undefined;
}
