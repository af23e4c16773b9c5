import { useTexts } from '../i18n/use-texts.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A list on its way, as high as the rows that come. */
export function ListSkeleton({ hasFilters = true }: { readonly hasFilters?: boolean }) {
  const common = useTexts('common');
  return (
    <>
      <p role="status" className="sr-only">
        {common('loading')}
      </p>
      {hasFilters && <Skeleton className="mb-3 h-(--control) w-full" />}
      <div className="card divide-y divide-line">
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-(--row) items-center px-4 pointer-coarse:h-(--row-thumb)"
          >
            <Skeleton className="h-5 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}
