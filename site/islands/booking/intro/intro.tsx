import { lazy, Suspense } from 'react';
import type { Flow } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { OverlayButton } from '#site/lib/overlay/overlay-button.tsx';
import type { OverlayShown } from '#site/lib/overlay/overlay-shown.ts';
import { ChosenTime } from '../chosen-time.tsx';
import { hostClockOf } from '../host-clock-of.ts';
import type { LoadedPage } from '../loaded-page.ts';
import type { WindowShown } from '../window-shown.ts';
import { BackLink } from './back-link.tsx';
import { Description } from './description.tsx';
import { DurationRow } from './duration-row.tsx';
import { HostRow } from './host-row.tsx';
import { IntroVideo } from './intro-video.tsx';
import { Picture } from './picture.tsx';
import { PlaceRow } from './place-row.tsx';
import { PriceRow } from './price-row.tsx';
import { Rating } from './rating.tsx';
import { Row } from './row.tsx';
import { isAtChosenTime, type RowProps } from './row-props.ts';
import { TimeZoneRow } from './time-zone-row.tsx';

/** It comes with its texts, to those pages alone. */
const AwayNote = lazy(() =>
  loadWithTexts(['closed'], () => import('./away-note.tsx')).then((module) => ({
    default: module.AwayNote,
  })),
);

interface IntroProps extends RowProps {
  readonly page: LoadedPage;
  readonly weeks: WindowShown;
  readonly overlay: OverlayShown | undefined;
  readonly hasBackLink: boolean;
}

/**
 * Spec A §2: the left panel. Spec A §3, `compact`: what is to be booked and when, without picture,
 * video and rating, the description a line until it is opened.
 */
export function Intro({ page, facts, flow, send, weeks, overlay, hasBackLink }: IntroProps) {
  const { t } = useTranslation('booking');
  const { bookingInfo, meetingType } = page;
  const { compact: isCompact } = meetingType;
  const { name, description } = meetingType.meetingInfo;
  const host = hostClockOf(bookingInfo);
  return (
    <>
      {hasBackLink && <BackLink />}
      {!isCompact && <IntroVideo setting={meetingType.videoSetting} />}
      <div className="flex flex-wrap items-start gap-3 md:block">
        {!isCompact && <Picture page={page} />}
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-soft max-md:text-sm">{bookingInfo.bookingBelongsToName}</p>
          <h1 className="font-semibold text-lg tracking-tight md:mt-1 md:text-2xl">{name}</h1>
          {!isCompact && <Rating info={bookingInfo} />}
        </div>
      </div>
      {description && <Description text={description} isCompact={isCompact} />}
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm md:mt-5 md:flex-col md:gap-2.5 md:text-base">
        {isAtChosenTime(flow) && (
          <Row icon="calendar">
            <ChosenTime draft={flow.draft} host={host} />
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
        <TimeZoneRow flow={flow} weeks={weeks} send={send} host={host} />
        {isAtTimes(flow) && (
          <Row icon="calendar" className="max-md:hidden">
            <OverlayButton overlay={overlay} />
          </Row>
        )}
      </ul>
      {page.away && (
        <Suspense>
          <AwayNote away={page.away} />
        </Suspense>
      )}
    </>
  );
}

function isAtTimes({ step }: Flow): boolean {
  return ['time', 'duration', 'channel', 'confirm'].includes(step);
}
