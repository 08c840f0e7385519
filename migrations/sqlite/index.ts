import * as migration_20261121_084204_initial from './20261121_084204_initial';
import * as migration_20261122_005152_office from './20261122_005152_office';
import * as migration_20261122_010836_retention from './20261122_010836_retention';
import * as migration_20261122_160438_security from './20261122_160438_security';
import * as migration_20261122_212416_scale from './20261122_212416_scale';
import * as migration_20261122_214400_launch from './20261122_214400_launch';
import * as migration_20261122_214500_office_lists from './20261122_214500_office_lists';
import * as migration_20261123_060000_office_lists_samples from './20261123_060000_office_lists_samples';
import * as migration_20261123_085844_content_desk from './20261123_085844_content_desk';
import * as migration_20261124_005612_operations from './20261124_005612_operations';
import * as migration_20261124_040000_search_deletions from './20261124_040000_search_deletions';

export const migrations = [
  {
    up: migration_20261121_084204_initial.up,
    down: migration_20261121_084204_initial.down,
    name: '20261121_084204_initial',
  },
  {
    up: migration_20261122_005152_office.up,
    down: migration_20261122_005152_office.down,
    name: '20261122_005152_office',
  },
  {
    up: migration_20261122_010836_retention.up,
    down: migration_20261122_010836_retention.down,
    name: '20261122_010836_retention',
  },
  {
    up: migration_20261122_160438_security.up,
    down: migration_20261122_160438_security.down,
    name: '20261122_160438_security',
  },
  {
    up: migration_20261122_212416_scale.up,
    down: migration_20261122_212416_scale.down,
    name: '20261122_212416_scale',
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
    up: migration_20261123_085844_content_desk.up,
    down: migration_20261123_085844_content_desk.down,
    name: '20261123_085844_content_desk',
  },
  {
    up: migration_20261124_005612_operations.up,
    down: migration_20261124_005612_operations.down,
    name: '20261124_005612_operations'
  },
  {
    up: migration_20261124_040000_search_deletions.up,
    down: migration_20261124_040000_search_deletions.down,
    name: '20261124_040000_search_deletions'
  },
];
