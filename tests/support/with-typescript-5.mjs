import { registerHooks } from 'node:module';

// For tools that use the compiler's JavaScript API, which TypeScript 7 has not.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});
