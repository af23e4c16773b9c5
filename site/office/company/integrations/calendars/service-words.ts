import type { Connection } from '#shared/api/connection.ts';
import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import {
  AUTHORISED_CALENDARS,
  type AuthorisedCalendar,
  calendarNames,
} from '#shared/domain/integrations/calendar-providers.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** What is connected by what one types: a CalDAV service, any server that speaks it, or a feed. */
export type ServiceId = (typeof calDavServices)[number]['id'] | 'feed';

/** Everything that is offered. */
export type OfferedId = ServiceId | AuthorisedCalendar;

export function isAuthorised(offered: OfferedId): offered is AuthorisedCalendar {
  return AUTHORISED_CALENDARS.some((each) => each === offered);
}

type At = Pick<Connection, 'provider' | 'service'>;

const OTHER = 'other';

/** The picture of a service. */
export function markOf({ provider, service }: At): string {
  const isNamed = service !== OTHER && calDavServices.some(({ id }) => id === service);
  return `/integrations/${isNamed ? service : provider}.svg`;
}

/** What a connection's service calls itself, a feed what we do. */
export function useServiceName(): (at: At) => string {
  const t = useTexts('integrations');
  return ({ provider, service }) =>
    provider === 'feed'
      ? t('calendars.feed')
      : (calDavServices.find(({ id }) => id === service)?.name ?? calendarNames[provider]);
}

/** What tells a connection from others of its owner: `iCloud ada@example.com`. */
export function useConnectionName(): (connection: At & Pick<Connection, 'account'>) => string {
  const serviceName = useServiceName();
  return (connection) =>
    [serviceName(connection), connection.account].filter((part) => part !== null).join(' ');
}
