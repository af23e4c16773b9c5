import { lazy, Suspense } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { ChosenTime } from '../chosen-time.tsx';
import type { LoadedPage } from '../loaded-page.ts';
import type { MonthShown } from '../use-month.ts';
import { BackLink } from './back-link.tsx';
import { Description } from './description.tsx';
import { DurationRow } from './duration-row.tsx';
import { HostRow } from './host-row.tsx';
import { IntroVideo } from './intro-video.tsx';
import { Owner } from './owner.tsx';
import { PlaceRow } from './place-row.tsx';
import { PriceRow } from './price-row.tsx';
import { Rating } from './rating.tsx';
import { Row } from './row.tsx';
import { hasChosenTime, type RowProps } from './row-props.ts';
import { TimeZoneRow } from './time-zone-row.tsx';

/** It comes with its texts, to those pages alone. */
const AwayNote = lazy(() =>
  loadWithTexts(['closed'], () => import('./away-note.tsx')).then((module) => ({
    default: module.AwayNote,
  })),
);

interface IntroProps extends RowProps {
  readonly page: LoadedPage;
  readonly month: MonthShown;
  readonly hasBackLink: boolean;
}

/**
 * Spec A §2: the left panel. Spec A §3, `compact`: what is to be booked and when, without picture,
 * video and rating, the description a line until it is opened.
 */
export function Intro({ page, facts, flow, send, month, hasBackLink }: IntroProps) {
  const { t } = useTranslation('booking');
  const { bookingInfo, meetingType } = page;
  const { compact: isCompact } = meetingType;
  const { name, description } = meetingType.meetingInfo;
  return (
    <>
      {hasBackLink && <BackLink />}
      {!isCompact && <IntroVideo setting={meetingType.videoSetting} />}
      <Owner page={page} hasPicture={!isCompact} />
      <h1 className="mt-1 hyphens-auto font-semibold text-2xl tracking-tight">{name}</h1>
      {!isCompact && <Rating info={bookingInfo} />}
      {description && <Description text={description} isCompact={isCompact} />}
      <ul className="mt-5 flex flex-col gap-2.5 text-base">
        {hasChosenTime(flow) && (
          <Row icon="calendar">
            <ChosenTime draft={flow.draft} />
          </Row>
        )}
        <HostRow hosts={bookingInfo.hosts} facts={facts} flow={flow} send={send} />
        <DurationRow facts={facts} flow={flow} send={send} />
        <PlaceRow
          facts={facts}
          flow={flow}
          send={send}
          customName={meetingType.meetingInfo.customChannelName}
        />
        {meetingType.totalSpots !== null && (
          <Row icon="users">{t('panel.group', { count: meetingType.totalSpots })}</Row>
        )}
        <PriceRow info={bookingInfo.meetingPaymentInfo} />
        <TimeZoneRow flow={flow} month={month} send={send} />
      </ul>
      {page.away && (
        <Suspense>
          <AwayNote away={page.away} />
        </Suspense>
      )}
    </>
  );
}
