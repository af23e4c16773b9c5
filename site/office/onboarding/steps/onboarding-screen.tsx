import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { sessionQuery, useSession } from '#site/office/session.tsx';
import { HoursStep } from './hours-step.tsx';
import { MeetingStep } from './meeting-step.tsx';
import { useStep } from './use-step.ts';
import { ZoneStep } from './zone-step.tsx';

/** The step before each. */
const BEFORE = { '1': undefined, '2': '1', '3': '2' } as const;

/** The first three steps of somebody new, and nothing around them: they can be put away at each. */
export function OnboardingScreen() {
  const t = useTexts('onboarding');
  const { firstname } = useSession();
  const [step, setStep] = useStep();
  const [hasMoved, setMoved] = useState(false);
  const go = (next: typeof step) => {
    setMoved(true);
    setStep(next);
  };
  const finish = useFinish();
  const before = BEFORE[step];
  const waysTo = (next: typeof step) => ({ hasMoved, onNext: () => go(next), onPutAway: finish });
  return (
    <div className="mx-auto max-w-4xl pb-10 sm:pt-6">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <Mark className="size-8" />
        {before && (
          <button
            type="button"
            onClick={() => go(before)}
            className="touch inline-flex items-center gap-1 text-soft text-sm hover:text-ink"
          >
            <Icon name="left" className="size-4" />
            {t('back')}
          </button>
        )}
      </div>
      <ScreenHeading
        title={t('welcome', { name: firstname })}
        subtitle={t('step', { step, of: 3 })}
      />
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-96" />} question={step}>
          {step === '1' && <ZoneStep ways={waysTo('2')} />}
          {step === '2' && <HoursStep ways={waysTo('3')} />}
          {step === '3' && <MeetingStep ways={{ ...waysTo('3'), onNext: finish }} />}
        </QueryView>
      </div>
    </div>
  );
}

/** Marks the steps as done, and goes where a day begins. */
function useFinish(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { failWith } = useToast();
  const { mutate } = api.useChange('post', '/onboarding/done', {
    onError: failWith,
    onSuccess: async () => {
      queryClient.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, isOnboarded: true },
      );
      navigate({ to: toPath('dashboard', {}) });
    },
  });
  return () => mutate({});
}
