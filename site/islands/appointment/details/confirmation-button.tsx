import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';

/** Spec A §2: an optional button of the host's own making, in its own colour. */
export function ConfirmationButton({
  button,
}: {
  readonly button: PublicAppointment['meetingInfo']['confirmationButton'];
}) {
  if (!button?.useConfirmationButton || !button.text || !isWebUrl(button.link)) return null;
  const link = (
    <a
      href={button.link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('primary', 'mt-6 w-full text-center')}
    >
      {button.text}
    </a>
  );
  return button.color ? <BrandScope color={button.color}>{link}</BrandScope> : link;
}
