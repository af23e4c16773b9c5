import type { PublicAppointment } from '#shared/api/appointment.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import { isBrandingHidden, PoweredBy } from '../ui/powered-by.tsx';

/** Legal links, and the product's mark unless branding is hidden. */
export function AppointmentFooter({ company }: { readonly company: PublicAppointment['company'] }) {
  return (
    <>
      <LegalLinks
        imprint={company.imprintLink}
        privacy={company.showDataPolicyLink ? company.dataPolicyLink : null}
      />
      {!isBrandingHidden(company) && <PoweredBy />}
    </>
  );
}
