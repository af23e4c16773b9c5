import type { Overview } from '#shared/api/overview.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { formatShare } from '#shared/time/format-share.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { DaySquares } from './day-squares.tsx';

/** The company at a glance. */
export function OverviewScreen() {
  const office = useTexts('office');
  return (
    <>
      <ScreenHeading title={office('screens.admin-dashboard')} />
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-[40rem]" />}>
          <Glance />
        </QueryView>
      </div>
    </>
  );
}

function Glance() {
  const { timeZone } = useFormats();
  const { data } = api.useData('get', '/company/overview', {
    params: { query: { timezone: timeZone } },
  });
  return (
    <div className="grid gap-4 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr]">
      <Figures overview={data} />
      <section aria-labelledby="days" className="card p-5 lg:col-span-2 lg:row-span-2">
        <DaySquares days={data.days} today={data.today} />
      </section>
      <Attention attention={data.attention} />
      <Busiest busiest={data.busiest} />
    </div>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const t = useTexts('overview');
  const { language } = useFormats();
  const percent = (share: number | null) => formatShare(share, language);
  const { members, teams, meetingTypes, published, thisWeek, thisMonth } = overview;
  const figures = [
    { label: t('week'), value: String(thisWeek) },
    { label: t('month'), value: String(thisMonth) },
    { label: t('cancelled'), value: percent(overview.cancelledShare), hint: t('fourWeeks') },
    { label: t('noShow'), value: percent(overview.noShowShare), hint: t('fourWeeks') },
    { label: t('members'), value: String(members) },
    { label: t('teams'), value: String(teams) },
    {
      label: t('types'),
      value: String(meetingTypes),
      hint: t('published', { count: published }),
    },
  ];
  return (
    <dl className="card grid grid-cols-12 gap-x-[min(1rem,1.5vw)] gap-y-5 p-(--inset) sm:gap-x-6 sm:p-5 lg:col-span-3 lg:grid-cols-7">
      {figures.map(({ label, value, hint }, index) => (
        <div
          key={label}
          // The four of the work, and the three of the company below them where there is less room.
          className={`flex min-w-0 flex-col-reverse justify-end lg:col-span-1 ${index < 4 ? 'col-span-6 sm:col-span-3' : 'col-span-4 max-[20rem]:col-span-6'}`}
        >
          <dt className="hyphens-auto text-soft text-sm wrap-anywhere">
            {label}
            {hint && <span className="block text-xs">{hint}</span>}
          </dt>
          <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where each thing that needs somebody is looked after. */
const placeOf = {
  waitingInvitations: '/admin/team',
  expiredInvitations: '/admin/team',
  failedMails: '/admin/emails',
  failedEffects: '/admin/failed-effects',
  unservedTypes: '/admin/teams',
  emptyTeams: '/admin/teams',
  unreadableCalendars: '/integrations',
} as const satisfies Record<keyof Overview['attention'], string>;

const KINDS = [
  'failedEffects',
  'failedMails',
  'unreadableCalendars',
  'unservedTypes',
  'emptyTeams',
  'expiredInvitations',
  'waitingInvitations',
] as const;

function Attention({ attention }: Pick<Overview, 'attention'>) {
  const t = useTexts('overview');
  const kinds = KINDS.filter((kind) => attention[kind] > 0);
  return (
    <section aria-labelledby="attention" className="card p-5">
      <h2 id="attention" className="font-semibold">
        {t('attention.title')}
      </h2>
      {kinds.length === 0 && (
        <p className="mt-3 flex items-center gap-2 text-soft">
          <Icon name="check" className="size-4 text-success" />
          {t('attention.none')}
        </p>
      )}
      <ul className="mt-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              to={placeOf[kind]}
              className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
            >
              {t(`attention.${kind}`, { count: attention[kind] })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Busiest({ busiest }: Pick<Overview, 'busiest'>) {
  const t = useTexts('overview');
  const most = Math.max(1, ...busiest.map(({ appointments }) => appointments));
  return (
    <section aria-labelledby="busiest" className="card p-5">
      <h2 id="busiest" className="font-semibold">
        {t('busiest.title')}
      </h2>
      {busiest.length === 0 && <p className="mt-3 text-soft">{t('busiest.none')}</p>}
      <ol className="mt-3 flex flex-col gap-3">
        {busiest.map(({ id, name, appointments }) => (
          <li key={id}>
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="tabular-nums">{appointments}</span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brand forced-colors:bg-[Highlight]"
                style={{ width: `${(100 * appointments) / most}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
