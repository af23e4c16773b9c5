import { matchRoute, toPath } from '#shared/routes/index.ts';

/** The page that a booking page belongs to: `/ada/intro → /ada`, `/team/sales/intro → /team/sales`. */
export function toOwnersPath(bookingPath: string): string | undefined {
  const match = matchRoute(bookingPath);
  const { user, slug = '' } = match?.params ?? {};
  if (match?.id === 'booking' && user !== undefined) return toPath('user', { user });
  const isOfTeam = match?.id === 'team-booking' || match?.id === 'team-host-booking';
  return isOfTeam ? toPath('team', { slug }) : undefined;
}
