import * as migration_20261121_084209_initial from './20261121_084209_initial';
import * as migration_20261122_005157_office from './20261122_005157_office';
import * as migration_20261122_010844_retention from './20261122_010844_retention';
import * as migration_20261122_011726_outbox from './20261122_011726_outbox';
import * as migration_20261122_160448_security from './20261122_160448_security';
import * as migration_20261122_212512_scale from './20261122_212512_scale';
import * as migration_20261122_214400_launch from './20261122_214400_launch';
import * as migration_20261122_214500_office_lists from './20261122_214500_office_lists';
import * as migration_20261123_060000_office_lists_samples from './20261123_060000_office_lists_samples';
import * as migration_20261123_085855_content_desk from './20261123_085855_content_desk';
import * as migration_20261124_005619_operations from './20261124_005619_operations';

export const migrations = [
  {
    up: migration_20261121_084209_initial.up,
    down: migration_20261121_084209_initial.down,
    name: '20261121_084209_initial',
  },
  {
    up: migration_20261122_005157_office.up,
    down: migration_20261122_005157_office.down,
    name: '20261122_005157_office',
  },
  {
    up: migration_20261122_010844_retention.up,
    down: migration_20261122_010844_retention.down,
    name: '20261122_010844_retention',
  },
  {
    up: migration_20261122_011726_outbox.up,
    down: migration_20261122_011726_outbox.down,
    name: '20261122_011726_outbox',
  },
  {
    up: migration_20261122_160448_security.up,
    down: migration_20261122_160448_security.down,
    name: '20261122_160448_security',
  },
  {
    up: migration_20261122_212512_scale.up,
    down: migration_20261122_212512_scale.down,
    name: '20261122_212512_scale',
  },
  {
    up: migration_20261122_214400_launch.up,
    down: migration_20261122_214400_launch.down,
    name: '20261122_214400_launch',
  },
  {
    up: migration_20261122_214500_office_lists.up,
    down: migration_20261122_214500_office_lists.down,
    name: '20261122_214500_office_lists',
  },
  {
    up: migration_20261123_060000_office_lists_samples.up,
    down: migration_20261123_060000_office_lists_samples.down,
    name: '20261123_060000_office_lists_samples',
  },
  {
    up: migration_20261123_085855_content_desk.up,
    down: migration_20261123_085855_content_desk.down,
    name: '20261123_085855_content_desk',
  },
  {
    up: migration_20261124_005619_operations.up,
    down: migration_20261124_005619_operations.down,
    name: '20261124_005619_operations'
  },
];
