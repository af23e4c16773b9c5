import type { ListedIntegration } from '#shared/api/integration.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { AddressToCopy } from './address-to-copy.tsx';

/** An integration: whether this server is set up for it, what it lacks, and what to tell the provider. */
export function IntegrationRow({ integration }: { readonly integration: ListedIntegration }) {
  const t = useTexts('integrations');
  const { id, name, kinds, isConfigured, missing, webhookUrl, returnUrls } = integration;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex items-center gap-3">
          <img src={`/integrations/${id}.svg`} alt="" width="24" height="24" />
          <h3 className="font-semibold">
            {name}{' '}
            <span className="font-normal text-soft text-sm">
              {kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}
            </span>
          </h3>
        </div>
        <p
          className={`flex items-center gap-1.5 text-sm ${isConfigured ? 'text-success' : 'text-soft'}`}
        >
          {isConfigured && <Icon name="check" className="size-4" />}
          {t(isConfigured ? 'configured' : 'notConfigured')}
        </p>
      </div>
      {missing.length > 0 && <Missing variables={missing} />}
      {webhookUrl && <AddressToCopy label={t('address.webhook')} name={name} url={webhookUrl} />}
      {returnUrls.map((url) => (
        <AddressToCopy key={url} label={t('address.return')} name={name} url={url} />
      ))}
    </>
  );
}

function Missing({ variables }: { readonly variables: readonly string[] }) {
  const t = useTexts('integrations');
  return (
    <>
      <p className="mt-3 text-sm">{t('missing')}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {variables.map((variable) => (
          <li key={variable}>
            <code className="break-all rounded-md bg-sunken px-2 py-1 text-note">{variable}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
