import type { ReactNode } from 'react';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { brandColorOf } from './brand-color.ts';
import { Intro } from './intro/intro.tsx';
import { CurrentStep, type StepProps } from './steps/current-step.tsx';

interface BookingViewProps extends StepProps {
  /** Above the card: for those who own the page, or of how the visitor came. */
  readonly banner: ReactNode;
  /** The bank sent the visitor back; nothing can be chosen until it is known what was paid. */
  readonly isReturning: boolean;
  readonly hasBackLink: boolean;
}

/** What a booking page shows, by nothing but its properties. */
export function BookingView({ banner, isReturning, hasBackLink, ...step }: BookingViewProps) {
  const { page, facts, flow, send, weeks, overlay } = step;
  const { languageSetting } = page.meetingType;
  const { company } = page.bookingInfo;
  return (
    <BrandScope color={brandColorOf(page.bookingInfo)}>
      <BookingFrame
        isWaiting={isReturning}
        banner={banner}
        isTicketAlone={flow.step === 'payment' || flow.step === 'booked'}
        intro={
          <Intro
            page={page}
            facts={facts}
            flow={flow}
            send={send}
            weeks={weeks}
            overlay={overlay}
            hasBackLink={hasBackLink}
          />
        }
        main={<CurrentStep {...step} />}
        footer={
          <PageFooter
            // Its form has the company's words above its button.
            company={flow.step === 'form' ? { ...company, customLegalText: null } : company}
            languages={languageSetting.enable ? languageSetting.allowed : undefined}
          />
        }
      />
    </BrandScope>
  );
}
