import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

// React remembers of ten thousand elements a second where in the code each was made, to tell it in
// warnings that no test reads: this took a seventh of the time of the tests of components. So for
// them it always has enough of that. Where it counts otherwise one day, they are only slower.
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
}
