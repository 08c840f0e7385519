import type { Translated } from '../translated'

export default {
  nurse: 'నర్సు',
  pharmacist: 'ఫార్మసిస్ట్',
  health: 'డాక్టర్ లేదా ఇతర వైద్య సిబ్బంది',
  teacher: 'టీచర్ లేదా ట్రైనర్',
  guard: 'సెక్యూరిటీ గార్డు',
  welder: 'వెల్డర్',
  office: 'ఆఫీసు, అకౌంట్స్ లేదా ఐటీ',
  engineer: 'ఇంజినీర్',
  operator: 'క్రేన్ లేదా భారీ యంత్రాల ఆపరేటర్',
  driver: 'డ్రైవర్',
  electrician: 'ఎలక్ట్రీషియన్',
  plumber: 'ప్లంబర్ లేదా పైప్ ఫిట్టర్',
  mason: 'మేస్త్రీ లేదా ఇతర నిర్మాణ పని',
  cook: 'కుక్, బేకర్ లేదా వంటగది పని',
  hotel: 'హోటల్ లేదా రెస్టారెంట్ సర్వీస్',
  sales: 'సేల్స్, దుకాణం లేదా స్టోర్',
  technician: 'టెక్నీషియన్, మెకానిక్ లేదా ఫిట్టర్',
  helper: 'హెల్పర్, లోడర్ లేదా క్లీనర్',
  other: 'మరో పని',
} satisfies Translated<'trades'>
