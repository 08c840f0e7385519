import * as migration_20261121_084209_initial from './20261121_084209_initial';

export const migrations = [
  {
    up: migration_20261121_084209_initial.up,
    down: migration_20261121_084209_initial.down,
    name: '20261121_084209_initial'
  },
];
