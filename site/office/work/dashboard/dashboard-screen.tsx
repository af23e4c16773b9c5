import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { formatDay } from '#shared/time/format.ts';
import { dashboardQuery } from '#site/office/dashboard-query.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useCopyLink } from '#site/office/use-copy-link.ts';
import { useFocusKept } from '#site/office/use-focus-kept.ts';
import { useNow } from '#site/office/use-now.ts';
import { AttentionCard } from './attention-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { LinksCard } from './links-card.tsx';
import { NextCard } from './next-card.tsx';
import { TodayCard } from './today-card.tsx';
import { TwoWeeksCard } from './two-weeks-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** So often it is looked at anew while it is open. */
const REFETCH_MS = 60_000;

/** A host's day: what is next, what waits for them, what they hand on. */
export function DashboardScreen() {
  return (
    <QueryView pending={<DashboardSkeleton />}>
      <Dashboard />
    </QueryView>
  );
}

function Dashboard() {
  const t = useTexts('dashboard');
  const language = useLanguage();
  const now = useNow();
  const copyLink = useCopyLink();
  const { data } = useSuspenseQuery({ ...dashboardQuery, refetchInterval: REFETCH_MS });
  const { today, next, days, waiting, decisions, links, attention } = data;
  const { slug } = links;
  const count = today.appointments.length;
  useFocusKept(waiting.length + decisions.length);
  return (
    <>
      <ScreenHeading
        title={formatDay(today.date, language)}
        subtitle={count === 0 ? t('summary.none') : t('summary.today', { count })}
      >
        {slug !== null && (
          <Button
            // Where somebody waits for an answer, that is the one thing to do.
            tone={waiting.length > 0 ? 'quiet' : 'primary'}
            onClick={() => void copyLink(toPath('user', { user: slug }))}
          >
            <Icon name="copy" className="size-4.5" />
            {t('copyPage')}
          </Button>
        )}
      </ScreenHeading>
      <div className="mt-5 grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="contents lg:flex lg:flex-col lg:gap-4">
          <TodayCard today={today} nowMinute={now} />
          {decisions.length > 0 && <DecisionsCard decisions={decisions} />}
          {waiting.length > 0 && <WaitingCard waiting={waiting} />}
          <NextCard next={next} isBookable={slug !== null} />
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-4">
          {attention.length > 0 && <AttentionCard attention={attention} />}
          <TwoWeeksCard days={days} />
          <LinksCard links={links} />
        </div>
      </div>
    </>
  );
}
