import {
  BanknoteX,
  BookLock,
  FileWarning,
  Flower2,
  Gavel,
  HeartPulse,
  MessageCircle,
  PhoneOff,
  Plane,
  Repeat,
  ShieldAlert,
  UserX,
} from 'lucide'

/** The icons of choices by the names that the questions give. */
export const TOOL_ICONS = {
  BanknoteX,
  BookLock,
  FileWarning,
  Flower2,
  Gavel,
  HeartPulse,
  MessageCircle,
  PhoneOff,
  Plane,
  Repeat,
  ShieldAlert,
  UserX,
}
