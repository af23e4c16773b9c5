import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { TimeReading } from '#shared/react/panels/appointments-panel.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { zonedFormats } from '#shared/time/zoned.ts';
import { nowMs } from '../now-ms.ts';
import type { Account } from '../storage.ts';

/** Times in the zone of this device, as the account reads them. */
export function useReading({ timeFormat }: Account): TimeReading {
  const { language } = useTranslation('extension');
  const [openedMs] = useState(nowMs);
  return {
    formats: zonedFormats({ language, timeZone: visitorTimeZone() }),
    clock: timeFormat ?? (language === 'en' ? '12h' : '24h'),
    nowMs: openedMs,
  };
}
