import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import { useCallPlace } from '#shared/react/api/use-call-place.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { AddressField } from './address-field.tsx';
import { useConnectionsChange } from './own-connections.ts';
import { PasswordField } from './password-field.tsx';
import { useOfferedName } from './service-choice.tsx';
import { type ServiceId, useConnectionName } from './service-words.ts';

/** What somebody has typed of an account, whichever service it is at. */
export interface Typed {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

interface AccountFormProps {
  readonly service: ServiceId;
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
  readonly onOtherService: () => void;
  readonly onConnected: (connectionId: string) => void;
  readonly onClose: () => void;
}

/** Beside which field a refusal is said; of a fixed address it is said above the foot. */
export const refusals = {
  'calendar-credentials-refused': 'password',
  'calendar-not-there': 'address',
  'calendar-address-not-allowed': 'address',
  'calendar-no-answer': 'address',
  'already-connected': 'address',
} as const;
/** A feed has an address alone. */
export const feedRefusals = { ...refusals, 'calendar-credentials-refused': 'address' } as const;

/** What opens an account at a service. It may take a while until that has answered, and can be left. */
export function AccountForm(props: AccountFormProps) {
  const { service, typed, onType, onOtherService, onClose } = props;
  const t = useTexts('integrations');
  const name = useOfferedName()(service);
  const { isAsking, connect } = useConnecting(props);
  useCallPlace();
  const known = calDavServices.find(({ id }) => id === service);
  const isByMail = known !== undefined && known.address !== null;
  return (
    <DialogForm
      verb={t('connect.do')}
      refusals={known ? refusals : feedRefusals}
      aside={
        <Button tone="plain" className="sm:mr-auto sm:-ml-4" onClick={onOtherService}>
          {t('connect.another')}
        </Button>
      }
      onSave={connect}
      onClose={onClose}
    >
      {!isByMail && (
        <AddressField
          service={service}
          value={typed.address}
          onText={(address) => onType({ address })}
        />
      )}
      {known && (
        <>
          <TextField
            name="username"
            // What is typed stays as it is, without a capital at its beginning.
            kind={isByMail ? 'email' : 'url'}
            label={t(isByMail ? 'connect.email' : 'connect.username')}
            autoComplete="off"
            maxLength={320}
            value={typed.username}
            onText={(username) => onType({ username })}
          />
          <PasswordField
            service={known}
            value={typed.password}
            onText={(password) => onType({ password })}
          />
        </>
      )}
      <p role="status" className="text-pretty text-sm text-soft empty:hidden">
        {isAsking && t('connect.asking', { name })}
      </p>
    </DialogForm>
  );
}

function useConnecting({ service, typed, onConnected }: AccountFormProps) {
  const t = useTexts('integrations');
  const toast = useToast();
  const toName = useConnectionName();
  const change = useConnectionsChange();
  const { mutateAsync, isPending } = api.useChange('post', '/connections', {
    // The password is kept nowhere.
    gcTime: 0,
  });
  const { username, password } = typed;
  const fixed = calDavServices.find(({ id }) => id === service)?.address;
  const address = fixed ?? typed.address;
  const body =
    service === 'feed'
      ? ({ provider: 'feed', address } as const)
      : ({ provider: 'caldav', service, address, username, password } as const);
  const connect = async () => {
    const connection = await change(() => mutateAsync({ body }));
    toast.show(t('connect.done', { name: toName(connection) }), t('connect.doneText'));
    onConnected(connection.id);
  };
  return { isAsking: isPending, connect } as const;
}
