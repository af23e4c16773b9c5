import { type ReactNode, useState } from 'react';
import type { Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { WindowCalendar } from '#shared/react/calendar/window-calendar.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { Send } from '../booking-atom.ts';
import { keepContact } from '../keep-contact.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { useWindow } from '../use-window.ts';
import { BookingForm } from './booking-form.tsx';
import { StepHeading } from './step-heading.tsx';

interface DetailsStepProps {
  readonly page: LoadedPage;
  readonly facts: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
}

/** Spec A §2, form-first layout: the form, and the calendar dimmed until it is done. */
export function DetailsStep({ page, facts, flow, send }: DetailsStepProps) {
  const { t } = useTranslation('booking');
  const [contact] = useState(() => keepContact(page.meetingType.id));
  return (
    <div className="grid grid-cols-1 gap-8 @[34rem]:grid-cols-2 @[34rem]:gap-7 @[38rem]:gap-10">
      <section>
        <StepHeading className="mb-3 flex min-h-9 items-center">
          {t('booking-steps:form.title')}
        </StepHeading>
        <BookingForm
          page={page}
          draft={flow.draft}
          isBusy={false}
          isStepwise
          submitText={t('formFirst.continue')}
          onChanged={contact.changed}
          onCompleted={(attendee) => send({ type: 'details-completed', attendee })}
        />
      </section>
      <DimmedCalendar facts={facts} flow={flow} />
      <p className="order-first rounded-xl border border-line bg-raised px-5 py-4 text-pretty @[34rem]:order-none @[34rem]:z-10 @[34rem]:col-start-2 @[34rem]:row-start-1 @[34rem]:mx-auto @[34rem]:mt-32 @[34rem]:max-w-64 @[34rem]:self-start @[34rem]:text-balance @[34rem]:text-center @[34rem]:shadow-card">
        {t('formFirst.hint')}
      </p>
    </div>
  );
}

function DimmedCalendar({ facts, flow }: Pick<DetailsStepProps, 'facts' | 'flow'>) {
  const weeks = useWindow(facts, flow.draft);
  return (
    <div inert aria-hidden="true" className="opacity-35 @[34rem]:col-start-2 @[34rem]:row-start-1">
      <WindowCalendar
        from={weeks.from}
        today={weeks.today}
        freeDates={new Set(weeks.free.map(({ date }) => date))}
        selected={undefined}
        isLoading={weeks.isLoading}
        onTurn={() => undefined}
        onSelect={() => undefined}
      />
    </div>
  );
}

/** Spec A §2: 'Fill out the form', then 'Book your event'. */
export function Progress({ flow, send }: Pick<DetailsStepProps, 'flow' | 'send'>) {
  const { t } = useTranslation('booking');
  const isForm = flow.step === 'details';
  const canEdit = flow.step === 'time' || flow.step === 'confirm';
  return (
    <ol aria-label={t('formFirst.progress')} className="mb-7 flex flex-wrap gap-x-6 gap-y-3">
      <Stage number={1} isCurrent={isForm} isDone={!isForm}>
        {t('formFirst.form')}
        {canEdit && (
          <button
            type="button"
            aria-label={t('formFirst.edit')}
            onClick={() => send({ type: 'details-asked' })}
            className="link touch ml-2 rounded-md text-sm"
          >
            {t('panel.change')}
          </button>
        )}
      </Stage>
      <Stage number={2} isCurrent={!isForm} isDone={flow.step === 'booked'}>
        {t('formFirst.time')}
      </Stage>
    </ol>
  );
}

function Stage(props: {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly children: ReactNode;
}) {
  const { isCurrent, isDone } = props;
  const tone = isCurrent || isDone ? 'bg-brand text-on-brand' : 'bg-sunken text-soft';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`flex items-center gap-2.5 ${isCurrent ? 'font-semibold' : 'text-soft'}`}
    >
      <span
        className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full font-medium text-sm tabular-nums ${tone}`}
      >
        {isDone ? <Icon name="check" className="size-4" /> : props.number}
      </span>
      <span>{props.children}</span>
    </li>
  );
}
