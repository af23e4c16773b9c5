import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { BookingInfo, MeetingType } from '#shared/api/booking-page.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { DEFAULT_TIME_ZONE } from '#shared/domain/constants.ts';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { LegalLinks } from '#shared/react/ui/legal-links.tsx';
import { isBrandingHidden, PoweredBy } from '#shared/react/ui/powered-by.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { isTimeZone } from '#shared/time/zone.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { createBookingAtom } from './booking-atom.ts';
import { BookingFrame } from './booking-frame.tsx';
import { brandColorOf } from './brand-color.ts';
import { Intro } from './intro.tsx';
import { createPerformer } from './perform-effects.ts';
import { loadPickers, TimeStep } from './steps/time-step.tsx';
import { useEscape } from './use-escape.ts';
import { useIsPhone } from './use-is-phone.ts';

const loadFormStep = () => import('./steps/after-time.ts');
const BookedStep = lazy(() => loadFormStep().then((module) => ({ default: module.BookedStep })));
const FormStep = lazy(() => loadFormStep().then((module) => ({ default: module.FormStep })));
const FormDialog = lazy(() => loadFormStep().then((module) => ({ default: module.FormDialog })));

export interface LoadedPage {
  readonly bookingInfo: BookingInfo;
  readonly meetingType: MeetingType;
}

/** One meeting type's booking page, from choosing a time to being booked. */
export function BookingCard(page: LoadedPage) {
  const { bookingInfo, meetingType } = page;
  const queryClient = useQueryClient();
  const toast = useToast();
  const [facts] = useState(() => {
    const known = toPageFacts(page);
    // Asked for before they are rendered, which costs no round trip more.
    if (known.places.length > 1 || known.durations.length > 1) void loadPickers();
    return known;
  });
  const [bookingAtom] = useState(() =>
    createBookingAtom(
      facts,
      visitorTimeZone(bookingInfo),
      createPerformer({ queryClient, showError: toast.failWith }),
    ),
  );
  const [flow, send] = useAtom(bookingAtom);
  const isPhone = useIsPhone();
  usePageTitle(`${meetingType.meetingInfo.name} · ${bookingInfo.bookingBelongsToName}`);
  useEscape(() => send({ type: 'went-back' }), flow.step !== 'time');
  useEffect(() => {
    // The form is asked for while the visitor looks at the times.
    void loadFormStep();
  }, []);

  const time = <TimeStep page={facts} flow={flow} send={send} />;
  return (
    <BrandScope color={brandColorOf(bookingInfo)}>
      <BookingFrame
        intro={<Intro page={page} facts={facts} flow={flow} send={send} />}
        main={
          <Suspense fallback={time}>
            {flow.step === 'booked' && <BookedStep outcome={flow.outcome} />}
            {flow.step === 'form' && !isPhone && <FormStep page={page} flow={flow} send={send} />}
            {flow.step === 'form' && isPhone && (
              <>
                {time}
                <FormDialog page={page} flow={flow} send={send} />
              </>
            )}
            {flow.step !== 'form' && flow.step !== 'booked' && time}
          </Suspense>
        }
        footer={
          <>
            <LegalLinks imprint={bookingInfo.imprintUrl} privacy={bookingInfo.privacyUrl} />
            {!isBrandingHidden(bookingInfo.company) && <PoweredBy />}
          </>
        }
      />
    </BrandScope>
  );
}

/** The page's preset zone, else the visitor's own, else Spec A §9's. */
function visitorTimeZone({ timezonePreset }: BookingInfo): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wished = (timezonePreset.enable && timezonePreset.timezonePreset) || own;
  return wished && isTimeZone(wished) ? wished : DEFAULT_TIME_ZONE;
}
