import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BookingInfo } from '#shared/api/booking-page.ts';
import { type Chosen, type Flow, slotPanel } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { offsetLabel } from '#shared/time/format.ts';
import type { Send } from './booking-atom.ts';
import { pictureOf } from './brand-color.ts';
import { ChosenTime } from './chosen-time.tsx';
import { Description } from './description.tsx';
import { formatPrice } from './format-price.ts';
import type { LoadedPage } from './loaded-page.ts';
import { usePlaceLabel } from './use-place-label.ts';

const VideoIntro = lazy(() =>
  import('./video/video-intro.tsx').then((module) => ({ default: module.VideoIntro })),
);
const TimeZoneDialog = lazy(() =>
  import('./time-zone-dialog.tsx').then((module) => ({ default: module.TimeZoneDialog })),
);

interface IntroProps {
  readonly page: LoadedPage;
  readonly facts: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  /** Spec A §2: `from_form=true` shows a Back button. */
  readonly hasBackLink: boolean;
}

type RowProps = Pick<IntroProps, 'facts' | 'flow' | 'send'>;

/** Spec A §2: the left panel. */
export function Intro({ page, facts, flow, send, hasBackLink }: IntroProps) {
  const { t } = useTranslation('booking');
  const { bookingInfo, meetingType } = page;
  const { name, description } = meetingType.meetingInfo;
  return (
    <>
      {hasBackLink && <BackLink />}
      <Video setting={meetingType.videoSetting} />
      <Owner page={page} />
      <h1 className="mt-1 hyphens-auto font-semibold text-2xl tracking-tight">{name}</h1>
      {bookingInfo.averageRating !== null && (
        <p className="mt-1 text-soft text-sm">
          {t('panel.rating', {
            average: bookingInfo.averageRating.toFixed(1),
            count: bookingInfo.reviewCount,
          })}
        </p>
      )}
      {description && <Description text={description} />}
      <ul className="mt-5 flex flex-col gap-2.5 text-[0.9375rem]">
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
        {bookingInfo.meetingPaymentInfo.enable && (
          <Row icon="star">
            <Price info={bookingInfo.meetingPaymentInfo} />
          </Row>
        )}
        <TimeZoneRow timeZone={flow.draft.timeZone} send={send} />
      </ul>
    </>
  );
}

function Video({ setting }: { readonly setting: LoadedPage['meetingType']['videoSetting'] }) {
  const { enable, src } = setting;
  if (!enable || !src) return null;
  return (
    <Suspense fallback={<Skeleton className="mb-5 aspect-video rounded-xl" />}>
      <VideoIntro video={{ ...setting, src }} />
    </Suspense>
  );
}

function hasChosenTime(flow: Flow): flow is Extract<Flow, { readonly draft: Chosen }> {
  return ['form', 'confirm', 'payment', 'unpayable', 'booked'].includes(flow.step);
}

/** Whether the visitor may choose again: not while they pay, nor once they have booked. */
function isOpen(flow: Flow): boolean {
  return !['details', 'host-selection', 'payment', 'unpayable', 'booked'].includes(flow.step);
}

function BackLink() {
  const { t } = useTranslation('booking');
  return (
    <button
      type="button"
      onClick={() => history.back()}
      className="-ml-2 mb-4 inline-flex items-center gap-1 rounded-lg py-1 pr-3 pl-1 text-soft hover:bg-ink/5 hover:text-ink"
    >
      <Icon name="left" />
      {t('panel.back')}
    </button>
  );
}

/** Whom the visitor chose, with the way to somebody else. */
function HostRow({
  hosts,
  facts,
  flow,
  send,
}: RowProps & { readonly hosts: BookingInfo['hosts'] }) {
  const { t } = useTranslation('booking');
  const host = hosts.find(({ id }) => id === flow.draft.hostId);
  const canChange = facts.hostSelection !== 'none' && flow.step !== 'booked';
  if (flow.step === 'host-selection' || (!host && !canChange)) return null;
  return (
    <Row icon={host ? 'user' : 'users'}>
      {host ? `${host.firstname} ${host.lastname}` : t('hosts.fastest')}
      {canChange && flow.step !== 'payment' && (
        <Change label={t('panel.changeHost')} onClick={() => send({ type: 'host-asked' })} />
      )}
    </Row>
  );
}

function Owner({ page: { bookingInfo } }: { readonly page: LoadedPage }) {
  const { logo, face } = pictureOf(bookingInfo);
  const name = bookingInfo.bookingBelongsToName;
  return (
    <div className="flex items-center gap-3 md:flex-col md:items-start md:gap-5">
      {logo ? (
        <img src={logo} alt={bookingInfo.company.name} className="h-11 max-w-44 object-contain" />
      ) : (
        <Avatar name={name} picture={face} className="size-12 text-base md:size-14 md:text-lg" />
      )}
      <p className="text-soft">{name}</p>
    </div>
  );
}

function DurationRow({ facts, flow, send }: RowProps) {
  const { t } = useTranslation(['booking', 'common']);
  const { durationMinutes } = flow.draft;
  if (!durationMinutes) return null;
  const canChange = facts.durations.length > 1 && isOpen(flow) && slotPanel(flow) !== 'duration';
  return (
    <Row icon="clock">
      {t('common:duration.minutes', { count: durationMinutes })}
      {canChange && (
        <Change
          label={t('panel.changeDuration')}
          onClick={() => send({ type: 'duration-asked' })}
        />
      )}
    </Row>
  );
}

function PlaceRow({
  facts,
  flow,
  send,
  customName,
}: RowProps & { readonly customName: string | null }) {
  const { t } = useTranslation('booking');
  const placeLabel = usePlaceLabel(customName);
  const { place } = flow.draft;
  if (!place) return null;
  const { title, detail } = placeLabel(place);
  const canChange = facts.places.length > 1 && isOpen(flow) && slotPanel(flow) !== 'channel';
  return (
    <Row icon={channelRows[place.channel].icon}>
      {title}
      {canChange && (
        <Change label={t('panel.changeChannel')} onClick={() => send({ type: 'channel-asked' })} />
      )}
      {detail && <span className="block text-soft text-sm">{detail}</span>}
    </Row>
  );
}

function TimeZoneRow({ timeZone, send }: { readonly timeZone: string; readonly send: Send }) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const label = `${toZoneLabel(timeZone)} (${offsetLabel(Math.floor(Date.now() / 60_000), timeZone)})`;
  return (
    <Row icon="globe">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('panel.timeZone', { zone: label })}
        onClick={() => setOpen(true)}
        className="-mx-1.5 -my-0.5 inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-left hover:bg-ink/5"
      >
        {label}
        <Icon name="down" className="size-4 text-soft" />
      </button>
      {isOpen && (
        // A section, so that the dialog's own header is not taken for the page's.
        <section>
          <Suspense fallback={null}>
            <TimeZoneDialog
              selected={timeZone}
              onSelect={(chosen) => {
                setOpen(false);
                send({ type: 'time-zone-changed', timeZone: chosen });
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </section>
      )}
    </Row>
  );
}

function Price({ info }: { readonly info: LoadedPage['bookingInfo']['meetingPaymentInfo'] }) {
  const language = useLanguage();
  return (
    <>
      {formatPrice(info.price, info.currency, language)}
      {info.suffix && <span className="text-soft"> {info.suffix}</span>}
    </>
  );
}

function Row({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-[1.15rem] text-soft" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

function Change({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="link ml-2 rounded text-sm"
    >
      {t('panel.change')}
    </button>
  );
}
