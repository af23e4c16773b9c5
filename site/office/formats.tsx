import { createContext, type ReactNode, use, useMemo } from 'react';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { type ZonedFormats, zonedFormats } from '#shared/time/zoned.ts';

const FormatsContext = createContext<ZonedFormats | undefined>(undefined);

interface FormatsProviderProps {
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** Below it times are those of this zone, in the language of the page. */
export function FormatsProvider({ timeZone, children }: FormatsProviderProps) {
  const language = useLanguage();
  const formats = useMemo(() => zonedFormats({ language, timeZone }), [language, timeZone]);
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
