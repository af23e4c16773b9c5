import { useState } from 'react';
import { toCompanyFooter } from '#shared/domain/company-footer.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { BrandingDialog } from './branding-dialog.tsx';
import type { CardDesk } from './card-desk.ts';

/**
 * The product's mark at the foot of one's card, and whether it stands there (Spec B §4.2): who may not say so
 * reads why.
 */
export function EditedMark({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const ofCard = useTexts('card');
  const toast = useToast({ isTitled: true });
  const [reason, setReason] = useState<'upgrade' | 'admins'>();
  const [isBusy, setBusy] = useState(false);
  const { hideMark, isOwn, plansUrl = null } = desk;
  if (!hideMark || !isOwn) return null;
  const { company, permissions } = desk.card;
  const footer = { imprintLink: null, dataPolicyLink: null, showDataPolicyLink: false };
  const { isBranded } = toCompanyFooter({ ...company, ...footer });
  const press = async () => {
    if (!company.featureAccess.personalizedBranding) return setReason('upgrade');
    if (!permissions.isCompanyAdmin && !permissions.isTeamAdmin) return setReason('admins');
    setBusy(true);
    try {
      await hideMark(isBranded);
      showToast({ tone: 'plain', title: t(isBranded ? 'branding.hidden' : 'branding.shown') });
    } catch {
      toast.fail(t('failed.branding'));
      await desk.reload().catch(() => undefined);
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
      <p
        className={`flex items-center gap-1.5 text-soft text-sm ${isBranded ? '' : 'line-through'}`}
      >
        <Mark />
        {ofCard('createdWith')} Kalends
      </p>
      <Button tone="quiet" className="text-sm" busy={isBusy} onClick={() => void press()}>
        {t(isBranded ? 'branding.hide' : 'branding.show')}
      </Button>
      {reason && (
        <BrandingDialog reason={reason} plansUrl={plansUrl} onClose={() => setReason(undefined)} />
      )}
    </div>
  );
}
