// Field errors of bags, items and tags.
import { PLACE_NAME_MAX_LENGTH } from '#domain/clothes/places.ts'
import { MOST_PHOTOS_OF_UNIT, MOST_PIECES_OF_UNIT, MOST_UNITS } from '#domain/clothes/custody.ts'

export const badUnits = 'units must be a list of bags and items.'
export const unitNeeded = 'Please count at least one bag or item.'
export const tooManyUnits = `An order has at most ${MOST_UNITS} bags and items.`
export const badItem = 'What it is counted as must be an item of the price list.'
export const badUnitKind = 'It is a bag or an item.'
export const badPieces = `Pieces are a whole number from 0 to ${MOST_PIECES_OF_UNIT}.`
export const badGrams = 'Please check the weight: it is in grams, more than 0 and at most 200 kg.'
export const badWeighed = 'weighed must be a list of items with what they weigh.'
export const badTag = 'A tag has a code of 8 characters.'
export const badUnitNumbers = 'units must be a list of numbers.'
export const badUnitsSeen = 'seen must be a whole number.'
export const badTagCount = 'Tags are made 1 to 500 at once.'
export const badUnitName = 'A name has at most 100 characters.'
export const badPhotoStage = 'A photo is of intake or packing.'
export const tooManyPhotos = `Of one bag or item there are at most ${MOST_PHOTOS_OF_UNIT} photos from intake, and as many from packing.`
export const nothingSaid = 'Say what it is called, which garment it is, or take a photo.'
export const badPlaceKind = 'A place is a rack, a machine or a van.'
export const badPlaceName = `Please give the place a name of at most ${PLACE_NAME_MAX_LENGTH} characters.`
export const badProcess = 'A machine washes, tumble-dries, bleaches or presses.'
export const processOfMachine = 'Only a machine does something to clothes.'
export const badCountLevel = 'Clothes are not counted in, by the bag, or piece by piece.'
export const badServiceLevels = 'services must name each service, with its level or null.'
export const badSkipReason =
  'An order isn’t counted this time because there is too much to do, it has to be quick, or there are too many pieces.'
export const badTaker = 'It is taken by the customer, a guard or a neighbour.'
export const badGiver = 'It is handed over by the customer, a guard or a neighbour.'
export const badUnitNumber = 'unit must be the number of a bag or an item.'
export const missingWhat = 'Please say what is missing, in at most 200 characters.'
export const writeOffReason =
  'Please write the reason, in at most 500 characters. The customer reads it.'
export const badVendor = 'vendor must be the number of a laundry outside.'
export const unitToGive = 'Please choose at least one bag or item.'
