import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import {
  type AuthorisedCalendar,
  calendarNames,
} from '#shared/domain/integrations/calendar-providers.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { beginForm } from '#shared/react/ui/open-dialogs.ts';
import { isAuthorised, markOf, type OfferedId, type ServiceId } from './service-words.ts';

const GIVEN: readonly ServiceId[] = [...calDavServices.map(({ id }) => id), 'feed'];

interface ServiceChoiceProps {
  /** Those at whose own page this server is let in: it is set up for them. */
  readonly authorised: readonly AuthorisedCalendar[];
  readonly onChoose: (service: OfferedId) => void;
}

/** Where somebody's calendar is; what is nowhere to be read says so. */
export function ServiceChoice({ authorised, onChoose }: ServiceChoiceProps) {
  const t = useTexts('integrations');
  const toName = useOfferedName();
  return (
    <div className="pb-5">
      <ul ref={beginForm} aria-label={t('connect.which')} className="-mx-2">
        {[...authorised, ...GIVEN].map((service) => (
          <li key={service}>
            <button
              type="button"
              onClick={() => onChoose(service)}
              className="flex min-h-12 w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-ink/5"
            >
              <img src={markOf(toPlace(service))} alt="" width="24" height="24" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-sm">
                  {service === 'other' ? t('connect.other') : toName(service)}
                </span>
                {service === 'feed' && (
                  <span className="block text-note text-soft">{t('connect.feedHint')}</span>
                )}
              </span>
              <Icon name="right" className="size-4 text-soft" />
            </button>
          </li>
        ))}
      </ul>
      <ul className="mt-3 flex flex-col gap-2 border-line border-t pt-3 text-note text-soft text-pretty">
        <li>{t('connect.smartWe')}</li>
        <li>{t('connect.exchange')}</li>
      </ul>
    </div>
  );
}

/** Where a connection to it would be. */
function toPlace(service: OfferedId) {
  const isOwn = service === 'feed' || isAuthorised(service);
  return { provider: isOwn ? service : ('caldav' as const), service };
}

/** What a service is called: any other server by what it speaks. */
export function useOfferedName(): (service: OfferedId) => string {
  const t = useTexts('integrations');
  return (service) => {
    if (isAuthorised(service)) return calendarNames[service];
    if (service === 'feed') return t('connect.feed');
    return calDavServices.find(({ id }) => id === service)?.name ?? service;
  };
}
