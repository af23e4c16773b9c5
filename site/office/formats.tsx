import { createContext, type ReactNode, use } from 'react';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import type { ZonedFormats } from '#shared/time/zoned.ts';

const FormatsContext = createContext<ZonedFormats | undefined>(undefined);

export function FormatsProvider({
  formats,
  children,
}: {
  readonly formats: ZonedFormats;
  readonly children: ReactNode;
}) {
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/** Those of the office: moments are told by the clock that its reader has chosen. */
interface OfficeFormats extends ZonedFormats {
  moment(iso: string, nowMs: number): string;
}

/** Times and dates in the reader's language and zone. */
export function useFormats(): OfficeFormats {
  const formats = use(FormatsContext);
  const clock = useClock();
  if (!formats) throw new Error('No formats out here');
  return { ...formats, moment: (iso, nowMs) => formats.moment(iso, nowMs, clock) };
}
