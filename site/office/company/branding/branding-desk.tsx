import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companyApi, type OwnCompany } from '#shared/api/company.ts';
import { HEX_COLOR } from '#shared/domain/card/card-color.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { BrandingDialog } from '#shared/react/card-editor/branding-dialog.tsx';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useForm } from '#shared/react/form/use-form.ts';
import { useUndoable } from '#shared/react/form/use-undoable.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColorField } from './color-field.tsx';
import { LogoSection } from './logo-section.tsx';

const question = api.toQuery('get', '/company');

type Look = Pick<OwnCompany, 'useBrandStyling' | 'hideKalendsBranding'>;

/** What is said once one is switched. */
const SAID = {
  useBrandStyling: { on: 'useBrandStyling.on', off: 'useBrandStyling.off' },
  hideKalendsBranding: { on: 'hideKalendsBranding.on', off: 'hideKalendsBranding.off' },
} as const satisfies Record<keyof Look, Record<'on' | 'off', TextKey<'branding'>>>;

/** What makes a company's look, beside what it comes to while it is typed. */
export function BrandingDesk() {
  const t = useTexts('branding');
  const queryClient = useQueryClient();
  const { data: company } = api.useData('get', '/company');
  const { mutateAsync } = api.useChange('patch', '/company');
  const [isAsking, setAsking] = useState(false);
  const { primaryColor, featureAccess, plansUrl } = company;
  const isIncluded = featureAccess.personalizedBranding;
  const form = useForm({
    name: 'company-branding',
    saved: { primaryColor },
    schema: companyApi.patchCompany.body,
    save: async (body) => queryClient.setQueryData(question.queryKey, await mutateAsync({ body })),
    reload: async () => {
      const now = await queryClient.fetchQuery({ ...question, staleTime: 0 });
      return { primaryColor: now.primaryColor };
    },
  });
  const change = useUndoable({
    queryKey: question.queryKey,
    save: (now: Partial<Look>, was: Partial<Look>) => mutateAsync({ body: { ...now, was } }),
  });
  const turn = (name: keyof Look, isOn: boolean) => {
    if (!isIncluded) return setAsking(true);
    const said = t(isOn ? SAID[name].on : SAID[name].off);
    void change({ now: { [name]: isOn }, was: { [name]: !isOn }, said });
  };
  const typed = form.values.primaryColor;
  const color = typeof typed === 'string' && HEX_COLOR.test(typed) ? typed : primaryColor;
  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
      <div className="flex flex-col gap-6">
        {!isIncluded && (
          <section className="card flex flex-col items-start gap-3 p-(--inset) sm:p-6">
            <p className="text-pretty text-sm">{t('notIncluded')}</p>
            <Button tone="quiet" className="text-sm" onClick={() => setAsking(true)}>
              {t('more')}
            </Button>
          </section>
        )}
        <LogoSection company={company} />
        <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
          <section aria-labelledby="color" className="card flex flex-col gap-5 p-(--inset) sm:p-6">
            <h2 id="color" className="font-semibold">
              {t('color.title')}
            </h2>
            {isIncluded && <ColorField form={form} />}
            <SwitchField
              label={t('useBrandStyling.label')}
              hint={t('useBrandStyling.hint')}
              isOn={isIncluded && company.useBrandStyling}
              onSwitch={(isOn) => turn('useBrandStyling', isOn)}
            />
          </section>
          <section aria-labelledby="mark" className="card flex flex-col gap-5 p-(--inset) sm:p-6">
            <h2 id="mark" className="font-semibold">
              {t('mark')}
            </h2>
            <SwitchField
              label={t('hideKalendsBranding.label')}
              hint={t('hideKalendsBranding.hint')}
              isOn={isIncluded && company.hideKalendsBranding}
              onSwitch={(isOn) => turn('hideKalendsBranding', isOn)}
            />
          </section>
          <SaveBar form={form} labels={{ primaryColor: t('color.title') }} />
          <LeaveGuard form={form} />
        </form>
      </div>
      <BrandPreview company={{ ...company, primaryColor: color }} />
      {isAsking && (
        <BrandingDialog reason="upgrade" plansUrl={plansUrl} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
