import { CardLogo } from '#shared/react/card/card-logo.tsx';
import { CardMotif } from '#shared/react/card/card-motif.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import type { Scene } from './brand-preview.tsx';
import { SceneMark } from './scene-mark.tsx';

/** The face of a business card. */
export function CardScene({ scene }: { readonly scene: Scene }) {
  const ofCard = useTexts('card');
  const { host, picture, company, color, logo, isMarked } = scene;
  return (
    <BrandScope color={color} className="card overflow-hidden">
      <div className="aspect-[2.8125] bg-brand-soft">
        <CardMotif of={host} />
      </div>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div className="-mt-12 flex items-end justify-between gap-4">
          <div className="rounded-full bg-surface p-1">
            <Avatar name={host} picture={picture} size={96} />
          </div>
          {logo && <CardLogo src={logo} company={company} />}
        </div>
        <div>
          <p className="long-words font-semibold text-xl tracking-tight">{host}</p>
          <p className="long-words text-soft">{company}</p>
        </div>
        <span className={buttonClass()}>{ofCard('save')}</span>
        {isMarked && <SceneMark words={`${ofCard('createdWith')} Kalends`} />}
      </div>
    </BrandScope>
  );
}
