// Expected among the first five: words of titles or kinds, `=kind`, `@slug` of a category, `-` excludes. Written from
// intent before the ranking: a search that fails stays.
export const PLAIN_SEARCHES = {
  English: `
    coffee | @coffee
    coffee beans | @coffee
    cafe | @coffee
    café | @coffee
    usbc | USB-C earphones for new phones / USB-C laptop charger, 100 W
    usbc charger | @Charger
    phone | smartphone / button phone
    smartphone | smartphone
    mobile phone | smartphone / button phone
    tablet | tablet 10 inch
    fridge | @refrigerators-freezers
    laptop | @computers-laptops / -desktop computer / -mini computer
    computer | @computers-laptops
    tv | @television
    television | @television
    headphones | @earphone-headphone / Gaming headset
    camera | @digital-camera / Security camera
    speaker | @speaker
    printer | Laser printer / Colour printer
    keyboard | Keyboard / Amharic and English keyboard
    radio | Portable radio / Car radio
    charger | @Charger
    battery | @batteries / @car-batteries / -Jump leads
    watch | @smart-watches / @watches
    bag | @bags-and-luggage / -Card holder / -Laptop sleeve / -Baby carrier / -@leather-belts
    suitcase | Suitcase with wheels / Cabin suitcase
    belt | @leather-belts / @metal-belts
    shoes | @mens-shoes / @womens-shoes / @childrens-shoes / -Shoe care set
    women's shoes | @womens-shoes
    woman shoes | @womens-shoes
    sandals | @mens-sandals / @womens-sandals / @childrens-sandals / Trekking sandals / Recycled tyre sandals
    dress | @dresses / @habesha-kemis / Girl's dress / Girl's habesha kemis
    shirt | shirt / blouse / @mens-t-shirts
    jacket | @mens-jackets / Women's jacket
    suit | Men's suit / Men's traditional suit
    socks | Cotton socks / Baby socks
    honey | @honey-products / honey / -Beeswax
    milk | =milk / Mama milk / Fresh milk for Buhe
    eggs | Fresh eggs
    rice | Rice
    oil | @oil-and-butter / -Spiced butter / Engine oil 20W-50 / Gear oil / Haircare oil / Beard oil / Oud perfume oil
    onion | Onions
    mango | Mangoes
    tomato | Tomatoes
    teff | White teff / Red teff / Mixed teff
    injera | =injera
    water | Mineral water
    soap | soap
    bed | Wooden bed
    table | table / tables / desk / -table fan
    chair | Dining chair / Office chair
    curtain | @curtains-and-carpets
    car | @cars / @pickups-and-trucks / toy car
    bicycle | @bicycles
    book | @books / exercise book / sketch book
    glasses | Reading glasses / Computer glasses / Sunglasses
    candle | candle / candles`,
  "goods and what belongs to them": `
    phone holder | Phone holder
    phone charger | fast phone charger
    laptop bag | @laptop-bags / laptop backpack
    coffee machine | Coffee machine / Coffee maker
    coffee table | Coffee table
    rice cooker | Rice cooker
    shoe box | Shoe box
    egg incubator | Egg incubator
    helmet | =helmet`,
  Amharic: `
    ቡና | @coffee
    ስልክ | smartphone / button phone
    ሞባይል | smartphone / button phone
    ፍሪጅ | @refrigerators-freezers
    ላፕቶፕ | @computers-laptops / -desktop computer / -mini computer
    ኮምፒውተር | @computers-laptops
    ቴሌቪዥን | @television
    ካሜራ | @digital-camera / Security camera
    ፕሪንተር | Laser printer / Colour printer
    ኪቦርድ | Keyboard / Amharic and English keyboard
    ሰዓት | @smart-watches / @watches / Alarm clock
    ቦርሳ | @bags-and-luggage / -Card holder / -Laptop sleeve / -Baby carrier / -@leather-belts
    ጫማ | @mens-shoes / @womens-shoes / @childrens-shoes / -Shoe care set
    የሴቶች ጫማ | @womens-shoes
    ሸሚዝ | shirt / blouse / @mens-t-shirts
    ቀሚስ | @dresses / @habesha-kemis / Girl's dress / Girl's habesha kemis
    የሐበሻ ቀሚስ | @habesha-kemis / Girl's habesha kemis
    ማር | @honey-products / honey / -Beeswax
    ወተት | =milk / Mama milk / Fresh milk for Buhe
    እንቁላል | Fresh eggs
    ሩዝ | Rice
    ዘይት | @oil-and-butter / -Spiced butter / Engine oil 20W-50 / Gear oil / Haircare oil / Beard oil
    ሽንኩርት | Onions
    ጤፍ | White teff / Red teff / Mixed teff
    እንጀራ | =injera
    ዳቦ | Wheat bread
    ውሃ | Mineral water
    ሳሙና | soap
    አልጋ | Wooden bed
    ጠረጴዛ | table / tables / desk / -table fan
    ወንበር | Dining chair / Office chair
    መኪና | @cars / @pickups-and-trucks
    ብስክሌት | @bicycles
    ጎማ | @tyres
    የስልክ ቻርጀር | fast phone charger
    የቡና ማሽን | Coffee machine / Coffee maker`,
  "Amharic in Latin letters": `
    buna | @coffee
    silk | smartphone / button phone
    chama | @mens-shoes / @womens-shoes / @childrens-shoes / -Shoe care set
    mar | @honey-products / honey / -Beeswax
    mekina | @cars / @pickups-and-trucks`,
};
