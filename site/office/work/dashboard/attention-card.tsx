import type { Dashboard } from '#shared/api/dashboard.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { useScreenPath } from '#site/office/use-screen-path.ts';
import { DashboardCard } from './dashboard-card.tsx';

type Attention = Dashboard['attention'][number];

/** Where each is mended: the path of a screen, with a search. */
const places = {
  'calendar-unreadable': { path: '/integrations' },
  'meetings-refused': { path: '/integrations' },
  'no-hours': { path: '/availability' },
  'no-address': { path: '/profile' },
  'no-meeting-type': { path: '/meeting-types' },
  'no-channel': { path: '/meeting-types' },
  'failed-mails': { path: '/admin/emails', search: { status: 'failed' } },
  'no-mail-server': { path: '/admin/emails' },
  drafts: { path: '/meeting-types' },
} as const satisfies Record<
  Attention['code'],
  { readonly path: string; readonly search?: Readonly<Record<string, string>> }
>;

/** What keeps somebody from being booked or told, and the way to mend it. */
export function AttentionCard({ attention }: { readonly attention: readonly Attention[] }) {
  const t = useTexts('dashboard');
  return (
    <DashboardCard title={t('attention.title')} className="order-3">
      <ul className="mt-2 flex flex-col gap-3">
        {attention.map((each) => (
          <Row key={each.code} attention={each} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function Row({ attention: { code, count, names, since } }: { readonly attention: Attention }) {
  const t = useTexts('dashboard');
  const { moment } = useFormats();
  const nowMs = useNow() * 60_000;
  const toScreen = useScreenPath();
  const place: { path: string; search?: Record<string, string> } = places[code];
  const path = toScreen(place.path);
  const isGrave = code !== 'drafts' && code !== 'no-mail-server';
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon
        name={isGrave ? 'alert' : 'edit'}
        className={`mt-0.5 size-4.5 ${isGrave ? 'text-held' : 'text-soft'}`}
      />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {t(`attention.${code}`, {
            count,
            names: toNames(names, count),
            when: since === null ? '' : moment(since, nowMs),
          })}
        </p>
        {path !== undefined && (
          <Link to={path} search={place.search ?? {}} className="link touch">
            {t('attention.open')}
          </Link>
        )}
      </div>
    </li>
  );
}

function toNames(names: readonly string[], count: number): string {
  return names.join(', ') + (count > names.length && names.length > 0 ? ' …' : '');
}
