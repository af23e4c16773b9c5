import type { ClosedPage as Closed } from '#shared/api/booking-page.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { fromIso } from '#shared/time/dates.ts';
import { type Clock, formatDateOfInstant, formatTime } from '#shared/time/format.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';

type Choice = Closed['choices'][number];

/** In the place of a page that cannot be booked now: why, and what can be booked instead. */
export function ClosedPage({ error }: { readonly error: unknown }) {
  const path = location.pathname;
  const { data, error: failure } = api.useQuery('get', '/booking/closed-page', {
    params: { query: { path } },
  });
  if (failure) return <BookingErrorPage error={error} />;
  if (!data) return <BookingSkeleton />;
  // It has opened meanwhile, or what is wrong is another thing.
  if (data.reason === 'open') return <BookingErrorPage error={error} />;
  return data.reason === 'unknown' && data.choices.length === 0 ? (
    <InvalidLinkNotice />
  ) : (
    <Explained page={data} />
  );
}

const icons = {
  archived: 'archive',
  unpublished: 'moon',
  pending: 'clock',
  unknown: 'link',
  several: 'users',
} as const satisfies Record<Exclude<Closed['reason'], 'open'>, IconName>;

function Explained({ page }: { readonly page: Closed }) {
  const { t, language } = useTranslation('closed');
  const { reason, owner, company, choices } = page;
  const { title, text } = useWords(page);
  usePageTitle(title, company);
  if (reason === 'open') return null;
  return (
    <BrandScope color={company && hasOwnStyle(company) ? page.brandColor : null}>
      {reason === 'unknown' && <meta name="robots" content="noindex" />}
      <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-(--gutter) pt-14 pb-8 sm:pt-24">
        <main>
          <div className="flex flex-col items-center text-center">
            <span className="inline-flex rounded-full bg-sunken p-3.5 text-soft">
              <Icon name={icons[reason]} className="size-7" />
            </span>
            <h1 className="mt-5 text-balance font-semibold text-2xl tracking-tight">{title}</h1>
            <p className="mt-2 text-pretty text-soft">{text}</p>
          </div>
          {choices.length > 0 && (
            <>
              <h2 className={owner ? 'mt-12 mb-3 text-pretty font-semibold' : 'sr-only'}>
                {owner ? t('others', { owner: owner.name }) : t('several.choices')}
              </h2>
              <ul className={`flex flex-col gap-3 ${owner ? '' : 'mt-12'}`}>
                {choices.map((choice) => (
                  <ChoiceCard
                    key={choice.id}
                    choice={choice}
                    line={[
                      owner ? null : choice.ownerName,
                      choice.durations.map((each) => formatDuration(each, language)).join(', '),
                    ]}
                  />
                ))}
              </ul>
            </>
          )}
          {owner && choices.length === 0 && (
            <p className="mt-8 text-center">
              <a href={owner.path} className={buttonClass('quiet')}>
                {t('page', { owner: owner.name })}
              </a>
            </p>
          )}
        </main>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-6 pt-14">
          <PageFooter company={company ?? undefined} />
        </footer>
      </div>
    </BrandScope>
  );
}

interface ChoiceCardProps {
  readonly choice: Choice;
  readonly line: readonly (string | null)[];
}

/** The whole card leads to its page, with what the address said beside the path. */
function ChoiceCard({ choice, line }: ChoiceCardProps) {
  return (
    <li className="card relative flex items-center gap-(--inset) p-(--inset) transition-colors focus-within:border-brand-text hover:border-brand-text sm:p-5">
      <div className="min-w-0 flex-1">
        <h3 className="long-words font-semibold">
          <a href={`${choice.path}${withoutLink()}`} className="after:absolute after:inset-0">
            {choice.name}
          </a>
        </h3>
        <p className="text-soft text-sm">{line.filter((part) => part !== null).join(' · ')}</p>
      </div>
      <Icon name="right" className="size-5 text-soft" />
    </li>
  );
}

/** A one-time link is for the page that is closed. */
function withoutLink(): string {
  const query = new URLSearchParams(location.search);
  query.delete('oneTimeLinkId');
  return query.size > 0 ? `?${query}` : '';
}

function useWords({ reason, meetingName, opensAt, owner, company }: Closed) {
  const { t, language } = useTranslation('closed');
  const common = useTranslation('common').t;
  const clock = useClock();
  const names = {
    meeting: meetingName ?? '',
    owner: owner?.name ?? '',
    company: company?.name ?? '',
  };
  switch (reason) {
    case 'pending':
      return {
        title: t('pending.title', names),
        text: t('pending.text', { ...names, when: toWhen(opensAt, language, clock) }),
      };
    case 'archived':
      return meetingName === null
        ? { title: t('unpublished.title'), text: t('unpublished.text', names) }
        : { title: t('archived.title', names), text: t('archived.text', names) };
    case 'several':
      return { title: t('several.title'), text: t('several.text') };
    case 'unknown':
      return { title: common('invalidLink.title'), text: t('unknown.text', names) };
    default:
      return { title: t('unpublished.title'), text: t('unpublished.text', names) };
  }
}

function toWhen(iso: string | null, language: Language, clock: Clock): string {
  const minute = fromIso(iso ?? '', 'ceil') ?? 0;
  const reader = { language, timeZone: visitorTimeZone() };
  return `${formatDateOfInstant(minute, reader)}, ${formatTime(minute, reader, clock)}`;
}
