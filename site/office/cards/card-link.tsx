import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';

/** To where what stands here is changed. */
export function CardLink() {
  const office = useTexts('office');
  return (
    <Link to="/business-cards" className="link inline-flex min-h-11 w-fit items-center text-sm">
      {office('screens.business-cards')}
    </Link>
  );
}
