import { useEffect } from 'react';
import type { Steps } from './create-router.ts';
import { useNavigate } from './use-navigate.ts';

/** Leads on instead of showing anything. */
export function Navigate({ to, replace = false }: Pick<Steps, 'to' | 'replace'>) {
  const navigate = useNavigate();
  useEffect(() => navigate({ to, replace }), [navigate, to, replace]);
  return null;
}
