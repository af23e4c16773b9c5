import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

type CalDavService = (typeof calDavServices)[number];

interface PasswordFieldProps {
  readonly service: CalDavService;
  readonly value: string;
  readonly onText: (password: string) => void;
}

/** The service of a connection; one that is not known by name is any other. */
export function calDavServiceOf(service: string | null): CalDavService {
  return calDavServices.find(({ id }) => id === service) ?? calDavServices[4];
}

/** A password for this app alone, and where its service gives one. */
export function PasswordField({ service: { id, passwordHelpUrl }, ...field }: PasswordFieldProps) {
  const t = useTexts('integrations');
  return (
    <TextField
      {...field}
      name="password"
      kind="password"
      label={t('connect.password')}
      hint={
        <>
          {t(`connect.help.${id}`)}{' '}
          {passwordHelpUrl && (
            <a href={passwordHelpUrl} target="_blank" rel="noopener" className="link">
              {t('connect.helpLink')}
            </a>
          )}
        </>
      }
      autoComplete="off"
      maxLength={1000}
    />
  );
}
