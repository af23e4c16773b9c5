import type { Router } from './create-router.ts';
import { useRouter } from './router-context.ts';

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}
