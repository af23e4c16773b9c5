import type { ListedIntegration } from '#shared/api/integration.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { WebhookAddress } from './webhook-address.tsx';

/** What this server can be connected to, and what it lacks for that. */
export function IntegrationsScreen() {
  const office = useTexts('office');
  const t = useTexts('integrations');
  return (
    <>
      <ScreenHeading
        title={office('screens.integrations')}
        subtitle={<span className="block max-w-prose text-pretty">{t('lead')}</span>}
      />
      <div className="mt-5 max-w-3xl">
        <QueryView pending={<Skeleton className="h-96" />}>
          <Integrations />
        </QueryView>
      </div>
    </>
  );
}

function Integrations() {
  const { data } = api.useData('get', '/integrations');
  return (
    <ul className="card divide-y divide-line">
      {data.integrations.map((each) => (
        <li key={each.id} className="px-4 py-5 sm:px-6">
          <Integration integration={each} />
        </li>
      ))}
    </ul>
  );
}

function Integration({ integration }: { readonly integration: ListedIntegration }) {
  const t = useTexts('integrations');
  const { id, name, kinds, isConfigured, missing, webhookUrl } = integration;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex items-center gap-3">
          <img src={`/integrations/${id}.svg`} alt="" width="24" height="24" />
          <h2 className="font-semibold">
            {name}{' '}
            <span className="font-normal text-soft text-sm">
              {kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}
            </span>
          </h2>
        </div>
        <p
          className={`flex items-center gap-1.5 text-sm ${isConfigured ? 'text-success' : 'text-soft'}`}
        >
          {isConfigured && <Icon name="check" className="size-4" />}
          {t(isConfigured ? 'configured' : 'notConfigured')}
        </p>
      </div>
      {missing.length > 0 && (
        <>
          <p className="mt-3 text-sm">{t('missing')}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {missing.map((variable) => (
              <li key={variable}>
                <code className="break-all rounded-md bg-sunken px-2 py-1 text-note">
                  {variable}
                </code>
              </li>
            ))}
          </ul>
        </>
      )}
      {webhookUrl && <WebhookAddress name={name} url={webhookUrl} />}
    </>
  );
}
