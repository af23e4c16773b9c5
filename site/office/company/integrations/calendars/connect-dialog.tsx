import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { LeaveDialog } from '#shared/react/form/leave-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useLeaveQuestion } from '#shared/react/router/use-leave-question.ts';
import { AccountForm, type Typed } from './account-form.tsx';
import { AuthoriseForm } from './authorise-dialog.tsx';
import { ownConnections } from './own-connections.ts';
import { ServiceChoice, useOfferedName } from './service-choice.tsx';
import { isAuthorised, type OfferedId } from './service-words.ts';

interface ConnectDialogProps {
  readonly onConnected: (connectionId: string) => void;
  readonly onClose: () => void;
}

const NOTHING: Typed = { address: '', username: '', password: '' };

/** Where a calendar is, and then what opens it. Back asks before what was typed is lost. */
export function ConnectDialog({ onConnected, onClose }: ConnectDialogProps) {
  const t = useTexts('integrations');
  const toName = useOfferedName();
  const [service, setService] = useState<OfferedId>();
  const { data } = useQuery(ownConnections);
  const [typed, setTyped] = useState(NOTHING);
  const isOver = useRef(false);
  const isTyped = service !== undefined && Object.values(typed).some((text) => text !== '');
  const question = useLeaveQuestion(() => isTyped && !isOver.current);
  const close = () => {
    isOver.current = true;
    onClose();
  };
  return (
    <>
      <FormFrame
        title={
          service === undefined ? t('connect.title') : t('connect.named', { name: toName(service) })
        }
        onClose={close}
      >
        {service === undefined ? (
          <ServiceChoice authorised={data?.authorised ?? []} onChoose={setService} />
        ) : isAuthorised(service) ? (
          <AuthoriseForm
            provider={service}
            onOtherService={() => setService(undefined)}
            onClose={close}
          />
        ) : (
          <AccountForm
            service={service}
            typed={typed}
            onType={(change) => setTyped((before) => ({ ...before, ...change }))}
            onOtherService={() => setService(undefined)}
            onConnected={onConnected}
            onClose={close}
          />
        )}
      </FormFrame>
      {question && <LeaveDialog onStay={question.stay} onLeave={question.leave} />}
    </>
  );
}
