import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useSignOut } from '../nav/use-sign-out.ts';
import { chooseScheme, SCHEMES, schemeIcons } from '../scheme-store.ts';
import { screensFor } from '../screens.ts';
import { useSession } from '../session.tsx';
import { useCopyLink } from '../use-copy-link.ts';
import type { Command } from './command.ts';

/** What needs no question: the screens that this session may see, and what can be done from anywhere. */
export function useLocalCommands({ onKeys }: { readonly onKeys: () => void }): readonly Command[] {
  const t = useTexts('office');
  const session = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const copyLink = useCopyLink();
  const { slug } = session;
  const screens = screensFor(session);
  const act = (id: string, name: string, icon: IconName, run: () => void): Command => ({
    ...{ id, name, icon, run },
    group: 'actions',
  });
  const own =
    slug === null
      ? []
      : [
          act(
            'copy-link',
            t('palette.copyLink'),
            'copy',
            () => void copyLink(toPath('user', { user: slug })),
          ),
          act('page', t('account.page'), 'globe', () =>
            location.assign(toPath('user', { user: slug })),
          ),
        ];
  const isNew = (pattern: string) => pattern === '/new';
  return [
    ...screens
      .filter(({ pattern }) => isNew(pattern))
      .map(({ id, pattern }) =>
        act(id, t('palette.newMeetingType'), 'plus', () => void navigate({ to: pattern })),
      ),
    ...own,
    act('keys', t('keys.title'), 'key', onKeys),
    ...SCHEMES.map((scheme) =>
      act(
        `scheme-${scheme}`,
        `${t('scheme.label')}: ${t(`scheme.${scheme}`)}`,
        schemeIcons[scheme],
        () => chooseScheme(scheme),
      ),
    ),
    act('sign-out', t('account.signOut'), 'user', () => signOut.mutate()),
    ...screens
      .filter(({ pattern }) => !isNew(pattern))
      .map(({ id, title, icon, pattern }) => ({
        ...{ id, icon, name: t(title) },
        group: 'screens' as const,
        run: () => void navigate({ to: pattern }),
      })),
  ];
}
