import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { usePlace } from '#shared/react/router/use-place.ts';
import { toPath } from '#shared/routes/index.ts';
import { offersFor } from '../commands/command.ts';
import { useSignOut } from '../nav/use-sign-out.ts';
import { chooseScheme } from '../scheme-store.ts';
import { screensFor } from '../screens.ts';
import { useSession } from '../session.tsx';
import { useCopyLink } from '../use-copy-link.ts';
import { type CalendarDeeds, calendarCommands } from '../work/calendar-commands.ts';
import type { Entry } from './entry.ts';
import { type OfficeDeeds, officeCommands } from './office-commands.ts';
import { screenWords } from './screen-words.ts';

/** What needs no question: the screens that this session may see, and what can be done from anywhere. */
export function useOwnEntries({ onKeys }: { readonly onKeys: () => void }): readonly Entry[] {
  const t = useTexts('palette');
  const office = useTexts('office');
  const session = useSession();
  const deeds = useOfficeDeeds(onKeys);
  const actions = offersFor(officeCommands, session, session).map(
    ({ id, label, icon, key, run }): Entry => ({
      ...{ id, icon, group: 'actions', name: t(label), words: t(officeCommands[id].words) },
      ...(key && { shortcut: key }),
      run: () => run(deeds),
    }),
  );
  const screens = screensFor(session)
    // It is something to do, and stands there.
    .filter(({ id }) => id !== 'new-meeting-type')
    .map(({ id, title, icon, pattern }): Entry => {
      const words = screenWords[id];
      return {
        ...{ id, icon, group: 'screens', name: office(title) },
        ...(words && { words: t(words) }),
        run: () => deeds.go(pattern),
      };
    });
  return [...useCalendarEntries(), ...actions, ...screens];
}

function useCalendarEntries(): readonly Entry[] {
  const t = useTexts('palette');
  const office = useTexts('office');
  const calendar = useTexts('calendar');
  const session = useSession();
  const deeds = useCalendarDeeds();
  const what = office('screens.calendar');
  return offersFor(calendarCommands, session, session).map(
    ({ id, label, icon, key, run }): Entry => ({
      ...{ id: `calendar-${id}`, icon, group: 'actions' },
      name: t('of', { what, name: calendar(label) }),
      ...(key && { shortcut: key }),
      ...(id === 'book' && { words: t('words.book') }),
      run: () => run(deeds),
    }),
  );
}

/** By the calendar's address: in it, what else is looked at stays. */
function useCalendarDeeds(): CalendarDeeds {
  const navigate = useNavigate();
  const { pathname } = usePlace();
  const to = toPath('calendar', {});
  const go = (change: Readonly<Record<string, string | undefined>>) =>
    navigate({
      to,
      search: (now: Readonly<Record<string, unknown>>) => ({
        ...(pathname === to && now),
        ...change,
      }),
    });
  return {
    showToday: () => go({ date: undefined }),
    showView: (view) => go({ view }),
    book: () => go({ new: '1' }),
  };
}

function useOfficeDeeds(onKeys: () => void): OfficeDeeds {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const copyLink = useCopyLink();
  return {
    go: (to, search = {}) => navigate({ to, search }),
    leaveTo: (path) => location.assign(path),
    copy: (path) => void copyLink(path),
    showKeys: onKeys,
    chooseScheme,
    signOut: () => signOut.mutate(),
  };
}
