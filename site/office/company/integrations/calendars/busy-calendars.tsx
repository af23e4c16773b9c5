import type { ExternalCalendar } from '#shared/api/connection.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useCalendarUse } from './use-calendar-use.ts';

/** Which calendars of a connection take their host's time. */
export function BusyCalendars({ calendars }: { readonly calendars: readonly ExternalCalendar[] }) {
  const t = useTexts('integrations');
  const change = useCalendarUse();
  const choose = ({ id, name }: ExternalCalendar, isBusy: boolean) =>
    change({
      now: { busy: { id, isBusy } },
      was: { busy: { id, isBusy: !isBusy } },
      said: t(isBusy ? 'calendars.takes' : 'calendars.takesNone', { name }),
    });
  return (
    <fieldset className="mt-4 border-line border-t pt-3">
      <legend className="sr-only">{t('calendars.busy')}</legend>
      <p aria-hidden="true" className="font-medium text-sm">
        {t('calendars.busy')}
      </p>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {calendars.map((calendar) => (
          <label
            key={calendar.id}
            className="flex min-h-10 items-center gap-3 text-sm pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={calendar.isBusy}
              onChange={({ target }) => void choose(calendar, target.checked)}
              className="size-5 shrink-0 accent-(--brand-text)"
            />
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full bg-line-strong"
              style={{ background: calendar.color ?? undefined }}
            />
            <span className="min-w-0 wrap-anywhere">{calendar.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
