import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Button } from '#shared/react/ui/button.tsx';
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

/** The first three steps of somebody new; each can be skipped, and all of them put away. */
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
  return (
    <>
      <ScreenHeading
        title={t('welcome', { name: firstname })}
        subtitle={t('step', { step, of: 3 })}
      >
        <Button tone="plain" onClick={finish}>
          {t('putAway')}
        </Button>
      </ScreenHeading>
      <div className="mt-5 max-w-5xl">
        <QueryView pending={<Skeleton className="h-96" />} question={step}>
          {step === '1' && <ZoneStep hasMoved={hasMoved} onNext={() => go('2')} />}
          {step === '2' && (
            <HoursStep hasMoved={hasMoved} onBack={() => go('1')} onNext={() => go('3')} />
          )}
          {step === '3' && (
            <MeetingStep hasMoved={hasMoved} onBack={() => go('2')} onDone={finish} />
          )}
        </QueryView>
      </div>
    </>
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
