import { createContext, type ReactNode, use } from 'react';
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

/** Times and dates in the reader's language and zone. */
export function useFormats(): ZonedFormats {
  const formats = use(FormatsContext);
  if (!formats) throw new Error('No formats out here');
  return formats;
}
